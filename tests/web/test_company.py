"""Several people at several devices: talk, look on, leave and come back."""

from __future__ import annotations

import httpx
from playwright.sync_api import expect

from bench import PATIENCE
from bench.house import Killable
from tests.web.player import Player
from tests.web.windows import KEEPERS_HAND, PHONE, VARDAKS_TURN, WICK_IS_LAST, Windows, advised, begun, bring, sit, wishes

PARTY = "vardak naurania wick / storm"
"""Ben plays Storm, so he is asked who goes first, too: every turn comes one choice later."""
KEEPER_MAY_REACT = 116
"""So many choices into the game of seed 59 Vardak begins to walk, and the Keeper may play a card: the first of seven windows of
this turn."""
STORM_WALKS = 84
"""The same in the turn before: Storm's; then Wick acts in the same round."""
A_TURN = "Let it pass until the turn ends"
A_ROUND = "Let it pass until the round ends"


def test_chat_between_two_browsers(house: Killable, windows: Windows) -> None:
    opened = bring(house, advised(begun("59", PARTY), 4), wishes(keeper="greedy", heroes="me:Anna", storm="friend:Ben"))
    anna, ben = windows.open(house, name="Anna"), windows.open(house, name="Ben")
    sit(anna, opened["key"])
    sit(ben, opened["invitations"][0]["key"])
    anna.get_by_role("tab", name="Chat").click()
    anna.get_by_label("Say something").fill("Who opens <b>the</b> door?")
    anna.get_by_label("Say something").press("Enter")
    expect(ben.get_by_role("tab", name="Chat")).to_contain_text("1")
    ben.get_by_role("tab", name="Chat").click()
    expect(ben.get_by_role("log")).to_contain_text("Who opens <b>the</b> door?")
    expect(ben.get_by_role("log")).to_contain_text("Anna")
    ben.get_by_label("Say something").fill("You.")
    ben.get_by_role("button", name="Say", exact=True).click()
    expect(anna.get_by_role("log")).to_contain_text("You.")


def test_who_looks_on_sees_no_hand_and_no_buttons(house: Killable, windows: Windows) -> None:
    opened = bring(house, advised(begun("59"), WICK_IS_LAST + 1), wishes(keeper="me:Berta", heroes="friend:Anna"))
    keeper, page = windows.open(house), windows.open(house)
    sit(keeper, opened["key"])
    keeper.locator(".decide .acts button").first.wait_for()
    assert all(name in keeper.content() for name in KEEPERS_HAND)
    sit(page, opened["watch"])
    expect(page.locator(".decide")).to_contain_text("Berta is thinking")
    assert page.locator(".acts button, .tools button").count() == 0
    assert not [name for name in KEEPERS_HAND if name in page.content()]
    Player(page).click("C6")
    for key in "1eu":
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert page.locator(".toast, dialog[open], .pop.menu").count() == 0
    keeper.get_by_role("button", name="People").click()
    expect(keeper.get_by_role("dialog")).to_contain_text("1 person watches.")


def test_whoever_is_away_is_waited_for(house: Killable, windows: Windows) -> None:
    wanted = wishes(keeper="friend:Cleo", heroes="me:Anna", storm="friend:Ben")
    opened = bring(house, advised(begun("59", PARTY), VARDAKS_TURN), wanted)
    invited = next(one["key"] for one in opened["invitations"] if one["who"] == "Cleo")
    anna, cleo = windows.open(house, name="Anna"), windows.open(house, name="Cleo")
    asked: list[str] = []
    cleo.on("request", lambda request: asked.append(request.url))
    sit(anna, opened["key"])
    sit(cleo, invited)
    table = cleo.url
    cleo.goto("/about")
    anna.get_by_role("button", name="People").click()
    people = anna.get_by_role("dialog", name="People")
    keeper = people.get_by_role("listitem").filter(has_text="Cleo")
    expect(keeper).to_contain_text("says: wait for me")
    expect(keeper.get_by_role("timer")).to_have_text("waited for: in 24 h all of you may agree to a computer")
    cleo.goto(table)
    expect(keeper).to_contain_text("Cleo: here")
    cleo.get_by_role("button", name="People").click()
    allowed = cleo.get_by_role("dialog").get_by_role("button", name="A computer may play for me")
    allowed.click()
    expect(allowed).to_have_attribute("aria-pressed", "true")
    cleo.goto("/about")
    expect(keeper).to_contain_text("says: a computer may play for me")
    keeper.get_by_role("button", name="Let the computer play").click()
    expect(keeper).to_contain_text("the computer, for Cleo")
    cleo.goto(table)
    expect(keeper).to_contain_text("Cleo: here")
    assert asked
    assert not [url for url in asked if invited in url.partition("#")[0]], "no log has the key"
    keeper.get_by_role("button", name="Withdraw the link").click()
    keeper.get_by_role("button", name="Press again").click()
    expect(cleo.locator("body")).to_contain_text("This invitation was taken back")
    expect(people.get_by_role("listitem").filter(has_text="Copy the link").filter(has_text="Cleo")).to_be_visible()


def test_seats_travel_to_another_device(house: Killable, windows: Windows) -> None:
    opened = bring(house, advised(begun("59", PARTY), 4), wishes(keeper="greedy", heroes="me:Anna", storm="friend:Ben"))
    anna = windows.open(house, name="Anna")
    sit(anna, opened["key"])
    anna.goto("/carry")
    expect(anna.get_by_role("img", name="QR code")).to_be_visible()
    phone = windows.open(house, PHONE, name="Anna")
    phone.goto(anna.get_by_role("textbox", name="The link").input_value())
    phone.get_by_role("button", name="Keep it here").tap()
    phone.wait_for_url(f"**/table/{opened['table']}")
    expect(phone.locator(".board.placed")).to_be_visible()
    old = windows.open(house)
    old.goto(f"/join/{opened['watch']}")
    expect(old.locator("form button.primary")).to_be_visible()
    assert old.url.endswith(f"/join#{opened['watch']}"), "links of before still work, and the key leaves the path"


def test_the_computer_stands_in_until_a_friend_returns(house: Killable, windows: Windows) -> None:
    opened = bring(
        house, advised(begun("59", PARTY), VARDAKS_TURN), wishes(keeper="greedy", heroes="me:Anna", storm="friend:Ben")
    )
    anna, ben = windows.open(house, name="Anna"), windows.open(house, name="Ben")
    sit(anna, opened["key"])
    sit(ben, opened["invitations"][0]["key"])
    anna.get_by_role("button", name="People").click()
    people = anna.get_by_role("dialog", name="People")
    expect(people).to_contain_text("Ben: here")
    table = ben.url
    ben.goto("/about")
    expect(people).to_contain_text("Ben: away")
    people.get_by_role("button", name="Let the computer play").click()
    expect(people).to_contain_text("the computer, for Ben")
    ben.goto(table)
    expect(people).to_contain_text("Ben: here")
    ben.locator(".decide").wait_for()


def test_taking_back_what_was_seen_needs_the_others(house: Killable, windows: Windows) -> None:
    opened = bring(
        house, advised(begun("59", PARTY), VARDAKS_TURN + 1), wishes(keeper="greedy", heroes="me:Anna", storm="friend:Ben")
    )
    anna, ben = windows.open(house, name="Anna"), windows.open(house, name="Ben")
    sit(anna, opened["key"])
    sit(ben, opened["invitations"][0]["key"])
    anna.locator(".decide .acts button").first.wait_for()
    player = Player(anna)
    player.follow_hint()  # Vardak opens the door: the room behind it is seen
    expect(anna.locator("[role=log]").first).to_contain_text("oor")
    anna.keyboard.press("u")
    expect(ben.locator(".toast")).to_contain_text("Anna wants to take back")
    expect(anna.locator(".toast")).to_contain_text("Waiting for Ben")
    ben.get_by_role("button", name="Agree").click()
    expect(anna.locator(".toast")).to_be_hidden()
    player.waits_until("Vardak", "B5")


def test_the_keepers_hand_stays_behind_the_curtain(house: Killable, windows: Windows) -> None:
    """It is on the page while the Keeper looks, and nowhere before, between or after."""
    opened = bring(house, advised(begun("59"), WICK_IS_LAST), wishes(keeper="me:Berta", heroes="me:Anna"))
    page = windows.open(house)
    sit(page, opened["key"])
    player = Player(page)

    def shown() -> list[str]:
        html = page.content()
        return [name for name in KEEPERS_HAND if name in html]

    heading = page.get_by_role("alertdialog").get_by_role("heading")
    expect(heading).to_have_text("Pass the device to Anna")
    assert not shown()
    player.step()
    page.locator(".decide .acts button").first.wait_for()
    assert not shown()
    page.keyboard.press("e")
    expect(heading).to_have_text("Pass the device to Berta")
    assert not shown()
    player.step()
    page.locator(".decide .acts button").first.wait_for()
    assert len(shown()) == len(KEEPERS_HAND)
    page.keyboard.press("e")
    expect(heading).to_have_text("Pass the device to Anna")
    assert not shown()
    player.step()
    recap = page.get_by_role("dialog", name="Since your last turn")
    if recap.is_visible():
        recap.get_by_role("button", name="To the table").click()
    page.locator(".decide .acts button").first.wait_for()
    assert not shown()


def choices_made(house: Killable, key: str) -> int:
    """How many choices were made at a table."""
    answer = httpx.post(f"{house.address}/api/desk", json={"keys": [key]}, timeout=PATIENCE)
    return int(answer.json()[0]["choices"])


def after_letting_pass(house: Killable, windows: Windows, choices: int, until: str) -> tuple[Player, str]:
    """Berta and Anna share a device; Berta lets reactions pass, and Anna has taken the device."""
    opened = bring(house, advised(begun("59"), choices), wishes(keeper="me:Berta", heroes="me:Anna"))
    page = windows.open(house)
    sit(page, opened["key"])
    player = Player(page)
    heading = page.get_by_role("alertdialog").get_by_role("heading")
    expect(heading).to_have_text("Pass the device to Berta")
    player.step()
    page.get_by_role("button", name=until).click()
    expect(heading).to_have_text("Pass the device to Anna")
    player.step()
    recap = page.get_by_role("dialog", name="Since your last turn")
    if recap.is_visible():
        recap.get_by_role("button", name="To the table").click()
    page.locator(".decide .acts button").first.wait_for()
    return player, opened["key"]


def test_whoever_lets_it_pass_is_not_asked_again_before_the_turn_is_over(house: Killable, windows: Windows) -> None:
    player, key = after_letting_pass(house, windows, KEEPER_MAY_REACT, A_TURN)
    page = player.page
    assert choices_made(house, key) == KEEPER_MAY_REACT + 2, "the window after the walk was let pass, too"
    expect(page.locator(".decide .prompt")).to_contain_text("Vardak")
    assert "Passing until" not in page.content(), "that is the Keeper's secret"
    player.follow_hint()  # Vardak opens a door: five windows, up to the end of his turn
    heading = page.get_by_role("alertdialog").get_by_role("heading")
    expect(heading).to_have_text("Pass the device to Berta")
    assert choices_made(house, key) == KEEPER_MAY_REACT + 2 + 1 + 5
    player.step()
    expect(page.get_by_role("button", name=A_ROUND)).to_be_visible()
    assert page.get_by_role("button", name=A_TURN).count() == 0, "nobody acts now"


def test_what_is_let_pass_does_not_stand_in_the_way_of_undo(house: Killable, windows: Windows) -> None:
    player, _ = after_letting_pass(house, windows, STORM_WALKS, A_ROUND)
    page = player.page
    player.follow_hint()  # Storm's turn ends, Wick's begins
    expect(page.locator(".decide .prompt")).to_contain_text("Wick")
    home = player.place_of("Wick")
    way = str(page.locator('[role=gridcell][aria-label*="Walk to"]').first.get_attribute("data-place"))
    player.click(way)
    player.waits_until("Wick", way)
    page.locator(".decide .acts button").first.wait_for()
    page.keyboard.press("u")
    player.waits_until("Wick", home)
    expect(page.locator(".decide .prompt")).to_contain_text("Wick")
    assert player.did["curtain"] == 2


def test_whoever_lets_it_pass_may_be_asked_again(house: Killable, windows: Windows) -> None:
    opened = bring(house, advised(begun("59"), KEEPER_MAY_REACT), wishes(keeper="me:Berta", heroes="friend:Anna"))
    berta, anna = windows.open(house, name="Berta"), windows.open(house, name="Anna")
    sit(berta, opened["key"])
    sit(anna, opened["invitations"][0]["key"])
    berta.get_by_role("button", name=A_TURN).click()
    anna.locator(".decide .acts button").first.wait_for()
    expect(berta.locator(".passing")).to_contain_text("Passing until the turn ends")
    assert "Passing until" not in anna.content()
    berta.get_by_role("button", name="Ask me again").click()
    expect(berta.locator(".passing")).to_be_hidden()
    Player(anna).follow_hint()
    expect(berta.get_by_role("button", name=A_TURN)).to_be_visible()
    assert choices_made(house, opened["key"]) == KEEPER_MAY_REACT + 2 + 1


def test_whoever_says_when_to_be_asked_keeps_it_over_a_reload(house: Killable, windows: Windows) -> None:
    opened = bring(house, advised(begun("59"), KEEPER_MAY_REACT), wishes(keeper="me:Berta", heroes="friend:Anna"))
    berta = windows.open(house, name="Berta")
    sit(berta, opened["key"])
    berta.get_by_role("button", name="When may I be asked").click()
    panel = berta.get_by_role("dialog", name="When may I be asked")
    expect(panel.get_by_label("while somebody moves")).to_have_value("ask")
    panel.get_by_label("at the end of a turn").select_option("if_useful")
    expect(panel.get_by_label("at the end of a turn")).to_have_value("if_useful")
    berta.reload()
    berta.locator(".decide .acts button").first.wait_for()
    berta.keyboard.press("w")
    expect(panel.get_by_label("at the end of a turn")).to_have_value("if_useful")
    expect(panel.get_by_label("Whenever I may react")).to_have_value("ask")
    panel.get_by_label("Whenever I may react").select_option("not_this_round")
    expect(berta.locator(".passing")).to_contain_text("Passing until the round ends")
