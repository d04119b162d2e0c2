/** Short sounds, synthesised here. Off by default. */
import { storage } from "./storage";

/** One voice of a sound: a tone that glides, or noise through a filter that does. */
export interface Voice {
  /** Seconds until it starts. */
  at?: number;
  type: OscillatorType | "noise";
  /** Hertz at its start and at its end. */
  from: number;
  to: number;
  seconds: number;
  volume: number;
}

/** Something was moved. */
const CLICK: Voice[] = [{ type: "triangle", from: 620, to: 180, seconds: 0.07, volume: 0.18 }];
/** It is your turn. */
const GONG: Voice[] = [
  { type: "sine", from: 196, to: 190, seconds: 1.4, volume: 0.16 },
  { type: "sine", from: 294.5, to: 290, seconds: 0.9, volume: 0.07 },
];

class Sound {
  on = $state(storage.sound);
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  toggle(): void {
    this.on = storage.sound = !this.on;
    if (this.on) this.click();
  }

  click(): void {
    this.play(CLICK);
  }

  gong(): void {
    this.play(GONG);
  }

  /** Play the voices of a sound, after some seconds. */
  play(voices: Voice[], after = 0): void {
    if (!this.on) return;
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    for (const voice of voices) this.#voice(context, voice, context.currentTime + after + (voice.at ?? 0));
  }

  #voice(context: AudioContext, { type, from, to, seconds, volume }: Voice, start: number): void {
    const end = start + seconds;
    const gain = new GainNode(context, { gain: volume });
    gain.gain.setValueAtTime(volume, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(context.destination);
    const glide = (frequency: AudioParam) => {
      frequency.setValueAtTime(from, start);
      frequency.exponentialRampToValueAtTime(to, end);
    };
    let source: AudioScheduledSourceNode;
    if (type === "noise") {
      const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 1.2 });
      glide(filter.frequency);
      source = new AudioBufferSourceNode(context, { buffer: (this.#noise ??= noise(context)), loop: true });
      source.connect(filter).connect(gain);
    } else {
      const tone = new OscillatorNode(context, { type });
      glide(tone.frequency);
      source = tone;
      tone.connect(gain);
    }
    source.start(start);
    source.stop(end);
  }
}

/** One second of white noise. */
function noise(context: AudioContext): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

export const sound = new Sound();
