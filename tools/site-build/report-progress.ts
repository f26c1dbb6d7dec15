/** Tells whoever waits how far a build is. */
export type Reporter = (step: string, done?: number, all?: number) => void;

const width = 30;

/** Shows steps: as a bar that fills on a terminal, else as one line when a step begins. A step without a name ends the bar. */
export function reportTo(stream: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>): Reporter {
  let shown = '';
  if (!stream.isTTY) {
    return (step) => {
      if (step !== '' && step !== shown) stream.write(`${step}\n`);
      shown = step;
    };
  }
  return (step, done = 0, all = 1) => {
    const filled = Math.round((done / all) * width);
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
    stream.write(`\r\x1b[K${step === '' ? '' : `${bar} ${step}`}`);
  };
}
