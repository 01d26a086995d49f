import { expect, it } from "vitest";
import { SCENE } from "../shared/blank.fixture";
import type { Plate, Slot, TrackSlot } from "../wire";
import { railOf } from "./rail";

const plate = (id: string, status: Plate["status"] = []) =>
  ({ id, seat: id, life_most: 6, gauges: [], status }) as unknown as Plate;
const slot = (id: string, status: Slot["status"]) => ({ id, seat: "", status }) as unknown as Slot;
const placed = (id: string, status: TrackSlot["status"], cost = "") => ({ id, seat: "", status, cost }) as unknown as TrackSlot;
const ids = (scene: Parameters<typeof railOf>[0]) => railOf(scene).map(({ id }) => id);

it("begins with whoever acts, then the party in its order", () => {
  const order = { ...SCENE.order, slots: [slot("wick", "past"), slot("storm", "now")] };
  expect(ids({ ...SCENE, order, plates: [plate("wick"), plate("storm", ["acting"]), plate("naurania")] })).toEqual([
    "storm",
    "wick",
    "naurania",
  ]);
});

it("shows who acts beside the party, if it is nobody of it", () => {
  const order = { ...SCENE.order, slots: [slot("kobold", "now")] };
  expect(ids({ ...SCENE, order, plates: [plate("wick")] })).toEqual(["kobold", "wick"]);
});

it("follows a track that heroes share with their enemies, and lays a river behind the party", () => {
  const plates = [plate("vorn"), plate("maya")];
  const shared = [placed("vorn", "past"), placed("archers", "now"), placed("maya", "next"), placed("darkness", "next")];
  expect(ids({ ...SCENE, plates, tracks: [{ id: "", name: "", slots: shared }] })).toEqual([
    "archers",
    "maya",
    "darkness",
    "vorn",
  ]);
  const river = [placed("wolves", "next", "1"), placed("vesh", "next", "2")];
  expect(ids({ ...SCENE, plates, tracks: [{ id: "", name: "", slots: river }] })).toEqual(["vorn", "maya", "wolves", "vesh"]);
});
