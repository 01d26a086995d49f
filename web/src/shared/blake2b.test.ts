import { describe, expect, it } from "vitest";
import { blake2b, hex } from "./blake2b";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("BLAKE2b", () => {
  it("hashes as RFC 7693 says", () => {
    expect(hex(blake2b(bytes("abc"))).slice(0, 32)).toBe("ba80a53f981c4d0d6a2797b69f12f6e9");
    expect(hex(blake2b(bytes(""))).slice(0, 16)).toBe("786a02f742015903");
  });

  it("takes a key and messages of several blocks", () => {
    expect(hex(blake2b(bytes("x".repeat(200)), 32, { key: bytes("k".repeat(32)) }))).toBe(
      "9c0e12b3341e0cc42ae9525e05400a2d88e4b07c8cb962db4d10f457b34c9ba5",
    );
  });
});
