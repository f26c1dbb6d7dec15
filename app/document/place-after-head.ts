const headEnd = '</header>';

/**
 * Inserts markup after the head of a page, which is the first `header` in `main`; without one, at the start of `main`.
 * A stylesheet there blocks the painting of the content after it, not before it.
 * @param body markup of a page's body
 */
export function placeAfterHead(body: string, markup: string): string {
  const main = body.indexOf('<main');
  const head = body.indexOf(headEnd, main);
  const isInMain = head !== -1 && head < body.indexOf('</main>', main);
  const at = isInMain ? head + headEnd.length : body.indexOf('>', main) + 1;
  return body.slice(0, at) + markup + body.slice(at);
}
