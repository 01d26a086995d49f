// One row for the order of play and the party: whoever acts first, every tile with what counts of it.
import type { Plate, Scene, Slot, TrackSlot } from "../wire";

export interface RailTile {
  id: string;
  plate?: Plate;
  /** Its place in the order of play or on the track. */
  slot?: Slot | TrackSlot;
  isNow: boolean;
}

/** On a track that heroes share, in its order; else the party, then whoever else acts or lies in the river. */
export function railOf(scene: Pick<Scene, "plates" | "tracks" | "order">): RailTile[] {
  const plates = scene.plates.filter(({ life_most, gauges }) => life_most > 0 || gauges.length);
  const track = scene.tracks[0]?.slots ?? [];
  const slots = track.length ? track : scene.order.slots.filter(({ status }) => status === "now");
  const plateOf = ({ id, seat }: Slot | TrackSlot) => plates.find((plate) => plate.id === id || (seat && plate.seat === seat));
  const isActing = (plate: Plate) => plate.status.includes("acting");
  const here = slots.map((slot): RailTile => {
    const plate = plateOf(slot);
    return { id: slot.id, plate, slot, isNow: slot.status === "now" || (plate !== undefined && isActing(plate)) };
  });
  const others = plates
    .filter((plate) => !here.some((tile) => tile.plate === plate))
    .map((plate): RailTile => ({ id: plate.id, plate, isNow: isActing(plate) }));
  const isShared = here.some(({ plate, slot }) => plate && slot !== undefined && track.length > 0);
  return fromNow(isShared ? [...fromNow(here), ...others] : [...others, ...here]);
}

/** Whoever acts first, then as it was; who stood before comes round again. */
function fromNow(tiles: RailTile[]): RailTile[] {
  const now = tiles.findIndex(({ isNow }) => isNow);
  return now < 0 ? tiles : [...tiles.slice(now), ...tiles.slice(0, now)];
}
