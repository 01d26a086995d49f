// Where this house is found: by this machine alone, or by others, and at which address.
import { about } from "./api";

const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

class House {
  isOnlyHere = $state(false);
  /** Where others find it, or would if it were open to the network; empty where that is not known. */
  address = $state("");
  #asked: Promise<void> | undefined;

  /** The server is asked once. */
  ask(): Promise<void> {
    return (this.#asked ??= about().then(
      (found) => {
        this.isOnlyHere = found.is_only_here;
        this.address = found.address;
      },
      () => (this.#asked = undefined),
    ));
  }

  /** What links for others begin with: the address of this page, unless that is one which only this machine knows. */
  get origin(): string {
    const isNearest = LOOPBACK.includes(location.hostname) && !this.isOnlyHere;
    return isNearest && this.address ? this.address : location.origin;
  }
}

export const house = new House();
