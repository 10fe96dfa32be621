import { create } from 'zustand';
import type { BellKind } from '../../../domain/staff/bell/bell-kinds.ts';

/** The notes of each kind, Hz, so that staff hear what has come without looking. */
const melodies: Record<BellKind, readonly number[]> = {
  new: [784, 988, 1319],
  changed: [988, 988],
  cancelled: [988, 784, 587],
  request: [784, 1175, 784, 1175],
  trouble: [1319, 659, 1319, 659],
};
/** Seconds. */
const noteLength = 0.22;
const pause = 0.35;
/** A kitchen is loud: each melody is played twice. */
const times = 2;

let audio: AudioContext | undefined;
let busyUntil = 0;

/** Whether the browser lets the page make sounds; undefined while the page has not asked. */
export const useSound = create<{ state: 'ready' | 'blocked' | undefined }>(() => ({
  state: undefined,
}));

/** Whether this browser can make sounds. */
export const hasSound = (): boolean => 'AudioContext' in globalThis;

/**
 * Asks for sound. Browsers give it only in, or after, a tap or a key on the page; without one the answer may not come
 * before it.
 */
export async function askForSound(): Promise<void> {
  if (!hasSound()) return;
  if (!audio) {
    audio = new AudioContext();
    audio.onstatechange = tell;
    tell();
  }
  if (audio.state !== 'running') {
    await audio.resume().catch((error: unknown) => console.error('no sound', error));
  }
}

function tell(): void {
  if (audio?.state === 'running') setTimeout(tellReady, tapMs);
  else useSound.setState({ state: 'blocked' });
}

/** The notice that asks for a tap must not go before the tap has ended, or it would fall on what is below; ms. */
const tapMs = 500;

function tellReady(): void {
  if (audio?.state === 'running') useSound.setState({ state: 'ready' });
}

/** Gives the sound back. */
export function leaveSound(): void {
  audio?.close().catch((error: unknown) => console.error('sound', error));
  audio = undefined;
  busyUntil = 0;
  useSound.setState({ state: undefined });
}

/** Plays the melodies one after the other, and after those that are playing; silent where sound is not allowed. */
export function playMelodies(kinds: readonly BellKind[]): void {
  if (audio?.state !== 'running') return;
  let at = Math.max(audio.currentTime, busyUntil);
  for (const kind of kinds) {
    for (let round = 0; round < times; round += 1) {
      for (const pitch of melodies[kind]) {
        playNote(audio, pitch, at);
        at += noteLength;
      }
      at += pause;
    }
  }
  busyUntil = at;
}

function playNote(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = 'triangle';
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.7, at);
  volume.gain.exponentialRampToValueAtTime(0.01, at + noteLength * 2);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + noteLength * 2);
}
