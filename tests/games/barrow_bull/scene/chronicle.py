"""What happened, as lines and as things to be seen happening."""

from collections.abc import Iterator

from tenebra.kernel import Event
from tenebra.kit.chronicle import Chronicle
from tenebra.kit.told import Beat, Die
from tests.games.barrow_bull.content import HITS
from tests.games.barrow_bull.events.board import Moved, RoundBegan, Struck
from tests.games.barrow_bull.scene.board import DRAWN_AS
from tests.games.barrow_bull.state import BBState


class BBChronicle(Chronicle[BBState]):
    """Tells blows with their dice."""

    steps = (Moved,)
    rounds = (RoundBegan,)

    def beats(self, event: Event) -> Iterator[Beat]:
        """Blows, and who falls by them."""
        if isinstance(event, Struck):
            dice = tuple(Die(DRAWN_AS, " ".join(["sword"] * HITS[face]), HITS[face] > 0) for face in event.faces)
            yield Beat("attack", event.figure, event.target)
            yield Beat("dice", event.figure, dice=dice)
            yield Beat("fall" if event.falls else "hurt", event.target, amount=event.wounds)
