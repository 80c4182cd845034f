/** Captions and alt texts for invented pictures, as long and as varied as real ones. */

/** A reproducible random generator, from 0 up to 1 (Park and Miller). */
export function repeatable(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Random words from all texts, as many as in `model`. No phrase repeats, so they compress no better than real text. */
export function reworded(model: string, texts: readonly string[], random: () => number): string {
  const words = texts.flatMap(text => text.replace(/[.,:]/g, '').split(' '));
  const drawn = model.split(' ').map(() => words[Math.floor(random() * words.length)] ?? '');
  return drawn.join(' ');
}
