/**
 * Reads the body of a fetched response as UTF-8.
 * @param mostBytes limit after decompression
 * @returns undefined if the body is longer
 */
export async function readBoundedText({ body }: Response, mostBytes: number): Promise<string | undefined> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let length = 0;
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > mostBytes) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
