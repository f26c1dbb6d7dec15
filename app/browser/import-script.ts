/**
 * Imports a script that may have failed to load before. It is downloaded first, and then imported from the browser's
 * cache: Firefox remembers failed imports, but not failed downloads.
 * @param address root-relative
 * @param needed addresses of what it imports, downloaded beside it
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
