declare module "virtual:figures" {
  /** The icons of figures and things, game by game. */
  const figures: Record<string, string[]>;
  export default figures;
}
