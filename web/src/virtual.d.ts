declare module "virtual:icons" {
  /** Where each sheet of icons lies. */
  export const addresses: Record<string, string>;
  /** The icons of figures and things, game by game. */
  export const figures: Record<string, string[]>;
}
