/** Two short sounds, synthesised here. Off by default. */
import { storage } from "./storage";

class Sound {
  on = $state(storage.sound);
  #context: AudioContext | null = null;

  toggle(): void {
    this.on = storage.sound = !this.on;
    if (this.on) this.click();
  }

  /** Something was moved. */
  click(): void {
    this.#tone("triangle", 620, 180, 0.07, 0.18);
  }

  /** It is your turn. */
  gong(): void {
    this.#tone("sine", 196, 190, 1.4, 0.16);
    this.#tone("sine", 294.5, 290, 0.9, 0.07);
  }

  #tone(type: OscillatorType, from: number, to: number, seconds: number, volume: number): void {
    if (!this.on) return;
    const context = (this.#context ??= new AudioContext());
    void context.resume();
    const now = context.currentTime;
    const tone = new OscillatorNode(context, { type, frequency: from });
    const gain = new GainNode(context, { gain: volume });
    tone.frequency.exponentialRampToValueAtTime(to, now + seconds);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
    tone.connect(gain).connect(context.destination);
    tone.start(now);
    tone.stop(now + seconds);
  }
}

export const sound = new Sound();
