// Fingers, mouse and wheel on the board: drag, pinch, wheel, tap, double tap, long press.
export interface Gestures {
  /** Something begins: whatever glides must stop. */
  start(): void;
  pan(dx: number, dy: number): void;
  zoom(factor: number, x: number, y: number): void;
  tap(x: number, y: number): void;
  /** Two taps at the same place where there was nothing to choose. */
  doubleTap(x: number, y: number): void;
  /** A finger rests there, or the right button was pressed. */
  hold(x: number, y: number): void;
  hover(x: number, y: number): void;
  leave(): void;
}

const SLOP = { mouse: 4, touch: 9 };
const DOUBLE = { time: 320, far: 26 };
/** How long a finger rests until it means a long press, in milliseconds. */
const HOLD = 480;

/** Listens on the element until the returned function is called. */
export function listen(element: HTMLElement, on: Gestures): () => void {
  const fingers = new Map<number, { x: number; y: number }>();
  let moved = false;
  let begun = { x: 0, y: 0 };
  let last = { x: 0, y: 0, time: 0 };
  let spread = 0;
  let holding: ReturnType<typeof setTimeout> | undefined;

  const at = (event: MouseEvent) => {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const pinch = () => {
    const [a, b] = [...fingers.values()];
    return { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2, wide: Math.hypot(a!.x - b!.x, a!.y - b!.y) };
  };

  function down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0 && event.button !== 1) return;
    element.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, at(event));
    on.start();
    clearTimeout(holding);
    if (fingers.size === 1) {
      moved = event.button === 1;
      begun = at(event);
      if (event.pointerType !== "mouse") holding = setTimeout(held, HOLD);
    } else if (fingers.size === 2) {
      moved = true;
      spread = pinch().wide;
    }
  }

  function held(): void {
    if (moved) return;
    moved = true;
    on.hold(begun.x, begun.y);
  }

  function move(event: PointerEvent): void {
    const now = at(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") on.hover(now.x, now.y);
      return;
    }
    if (fingers.size === 2) {
      const old = pinch();
      fingers.set(event.pointerId, now);
      const next = pinch();
      on.pan(next.x - old.x, next.y - old.y);
      if (spread > 0) on.zoom(next.wide / spread, next.x, next.y);
      spread = next.wide;
      return;
    }
    const slop = event.pointerType === "mouse" ? SLOP.mouse : SLOP.touch;
    if (!moved && Math.hypot(now.x - begun.x, now.y - begun.y) < slop) return;
    moved = true;
    fingers.set(event.pointerId, now);
    on.pan(now.x - before.x, now.y - before.y);
  }

  function up(event: PointerEvent): void {
    if (!fingers.delete(event.pointerId)) return;
    clearTimeout(holding);
    if (moved || event.type === "pointercancel") return;
    const { x, y } = at(event);
    const isDouble = event.timeStamp - last.time < DOUBLE.time && Math.hypot(x - last.x, y - last.y) < DOUBLE.far;
    last = { x, y, time: isDouble ? 0 : event.timeStamp };
    if (isDouble) on.doubleTap(x, y);
    else on.tap(x, y);
  }

  function wheel(event: WheelEvent): void {
    event.preventDefault();
    on.start();
    const { x, y } = at(event);
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 18 : 1;
    on.zoom(Math.exp(-Math.max(-120, Math.min(120, event.deltaY * lines)) * 0.0022), x, y);
  }

  // a finger that rests calls for the browser's own menu, too
  function menu(event: MouseEvent): void {
    event.preventDefault();
    const { x, y } = at(event);
    if (!fingers.size) on.hold(x, y);
  }

  const leave = () => on.leave();
  element.addEventListener("pointerdown", down);
  element.addEventListener("pointermove", move);
  element.addEventListener("pointerup", up);
  element.addEventListener("pointercancel", up);
  element.addEventListener("pointerleave", leave);
  element.addEventListener("wheel", wheel, { passive: false });
  element.addEventListener("contextmenu", menu);
  return () => {
    clearTimeout(holding);
    element.removeEventListener("pointerdown", down);
    element.removeEventListener("pointermove", move);
    element.removeEventListener("pointerup", up);
    element.removeEventListener("pointercancel", up);
    element.removeEventListener("pointerleave", leave);
    element.removeEventListener("wheel", wheel);
    element.removeEventListener("contextmenu", menu);
  };
}
