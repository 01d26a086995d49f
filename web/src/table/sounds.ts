// Sounds made here, of oscillators and noise: nothing is fetched, and nothing sounds before somebody has touched the page.
export type Sound =
  "step" | "door" | "dice" | "hit" | "miss" | "death" | "heal" | "find" | "card" | "banner" | "victory" | "defeat";

/** A voice of a sound: what it is made of, when it begins, how long it lasts, how loud and how high it is. */
interface Voice {
  wave: OscillatorType | "noise";
  at?: number;
  lasts: number;
  loud: number;
  /** Hertz at its beginning and end; of noise, the middle of the band. */
  from: number;
  to?: number;
}

const chord = (notes: number[], lasts: number, apart: number, wave: OscillatorType = "triangle"): Voice[] =>
  notes.map((from, i) => ({ wave, from, lasts, at: i * apart, loud: 0.22 }));

export const SOUNDS: Record<Sound, Voice[]> = {
  step: [{ wave: "noise", lasts: 0.06, loud: 0.25, from: 420, to: 200 }],
  door: [
    { wave: "sawtooth", lasts: 0.4, loud: 0.05, from: 90, to: 150 },
    { wave: "noise", at: 0.36, lasts: 0.16, loud: 0.4, from: 180, to: 90 },
  ],
  dice: [0, 0.07, 0.15, 0.21, 0.3, 0.36].map((at, i) => ({ wave: "noise", at, lasts: 0.035, loud: 0.3, from: 2600 - 260 * i })),
  hit: [
    { wave: "noise", lasts: 0.14, loud: 0.55, from: 900, to: 220 },
    { wave: "sine", lasts: 0.16, loud: 0.4, from: 150, to: 60 },
  ],
  miss: [{ wave: "noise", lasts: 0.18, loud: 0.18, from: 1600, to: 3200 }],
  death: [
    { wave: "sawtooth", lasts: 0.7, loud: 0.12, from: 180, to: 45 },
    { wave: "noise", at: 0.1, lasts: 0.4, loud: 0.3, from: 300, to: 80 },
  ],
  heal: chord([523, 659, 784], 0.35, 0.08, "sine"),
  find: chord([784, 1047, 1319], 0.28, 0.07),
  card: [{ wave: "noise", lasts: 0.12, loud: 0.2, from: 3000, to: 5200 }],
  banner: [
    { wave: "triangle", lasts: 0.5, loud: 0.16, from: 196 },
    { wave: "triangle", at: 0.04, lasts: 0.5, loud: 0.12, from: 294 },
  ],
  victory: chord([392, 523, 659, 784, 1047], 0.9, 0.13),
  defeat: chord([330, 294, 247, 165], 1, 0.22),
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** A second of noise, made once. */
function noiseOf(audio: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return noise;
}

function voice(audio: AudioContext, one: Voice, volume: number): void {
  const begins = audio.currentTime + (one.at ?? 0);
  const ends = begins + one.lasts;
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, begins);
  gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, one.loud * volume), begins + Math.min(0.012, one.lasts / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, ends);
  gain.connect(audio.destination);
  const pitch = (parameter: AudioParam): void => {
    parameter.setValueAtTime(one.from, begins);
    parameter.exponentialRampToValueAtTime(one.to ?? one.from, ends);
  };
  let source: AudioScheduledSourceNode;
  if (one.wave === "noise") {
    const made = audio.createBufferSource();
    made.buffer = noiseOf(audio);
    const band = audio.createBiquadFilter();
    band.type = "bandpass";
    pitch(band.frequency);
    made.connect(band).connect(gain);
    source = made;
  } else {
    const made = audio.createOscillator();
    made.type = one.wave;
    pitch(made.frequency);
    made.connect(gain);
    source = made;
  }
  source.start(begins);
  source.stop(ends);
}

/** Makes a sound, so loud (0 to 1). */
export function sound(which: Sound, volume: number): void {
  if (!volume || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const one of SOUNDS[which]) voice(context, one, volume);
}
