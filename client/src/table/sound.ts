/** One soft signal: it is your turn. */

let audio: AudioContext | null = null;

/** Sound two quiet notes, if the browser lets us. */
export function ring(): void {
  audio ??= new AudioContext();
  const begin = audio.currentTime;
  [587.33, 783.99].forEach((pitch, i) => {
    if (!audio) return;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    const at = begin + i * 0.13;
    tone.type = "sine";
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.09, at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.55);
  });
}
