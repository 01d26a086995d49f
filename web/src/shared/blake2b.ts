// BLAKE2b (RFC 7693) with a key or a person, as the server's dice use it: the browser itself knows no BLAKE2.
const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
const SIGMA = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
/** The four columns, then the four diagonals of the working vector. */
const MIX = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const BLOCK = 128;

const rotated = (word: bigint, by: bigint): bigint => ((word >> by) | (word << (64n - by))) & MASK;

function compress(h: bigint[], block: DataView, length: number, isLast: boolean): void {
  const v = [...h, ...IV];
  v[12]! ^= BigInt(length);
  if (isLast) v[14]! ^= MASK;
  const m = Array.from({ length: 16 }, (_, i) => block.getBigUint64(i * 8, true));
  for (let round = 0; round < 12; round++) {
    const s = SIGMA[round % 10]!;
    MIX.forEach(([a, b, c, d], i) => {
      v[a] = (v[a]! + v[b]! + m[s[2 * i]!]!) & MASK;
      v[d] = rotated(v[d]! ^ v[a]!, 32n);
      v[c] = (v[c]! + v[d]!) & MASK;
      v[b] = rotated(v[b]! ^ v[c]!, 24n);
      v[a] = (v[a]! + v[b]! + m[s[2 * i + 1]!]!) & MASK;
      v[d] = rotated(v[d]! ^ v[a]!, 16n);
      v[c] = (v[c]! + v[d]!) & MASK;
      v[b] = rotated(v[b]! ^ v[c]!, 63n);
    });
  }
  for (let i = 0; i < 8; i++) h[i]! ^= v[i]! ^ v[i + 8]!;
}

/** The hash of a message, `size` bytes long. */
export function blake2b(message: Uint8Array, size = 64, more: { key?: Uint8Array; person?: string } = {}): Uint8Array {
  const key = more.key ?? new Uint8Array();
  const settings = new Uint8Array(64);
  settings.set([size, key.length, 1, 1]);
  settings.set(new TextEncoder().encode(more.person ?? ""), 48);
  const words = new DataView(settings.buffer);
  const h = IV.map((word, i) => word ^ words.getBigUint64(i * 8, true));
  const start = key.length ? BLOCK : 0;
  const length = start + message.length;
  const data = new Uint8Array(Math.max(BLOCK, Math.ceil(length / BLOCK) * BLOCK));
  data.set(key);
  data.set(message, start);
  for (let at = 0; at < data.length; at += BLOCK)
    compress(h, new DataView(data.buffer, at, BLOCK), Math.min(length, at + BLOCK), at + BLOCK === data.length);
  const out = new DataView(new ArrayBuffer(64));
  h.forEach((word, i) => out.setBigUint64(i * 8, word, true));
  return new Uint8Array(out.buffer, 0, size);
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
