/**
 * Imports a script, also after a failure. The script is downloaded first and then imported from the browser's cache,
 * because Firefox repeats a failed import without a new request.
 * @param address root-relative
 * @param needed addresses of its own imports, downloaded in parallel
 */
export async function importScript<T>(address: string, ...needed: readonly string[]): Promise<T> {
  await Promise.all([address, ...needed].map(download));
  return import(/* @vite-ignore */ address);
}

async function download(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) throw response;
  return response.blob();
}
