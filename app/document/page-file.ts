/** The file of a page in a build: `/` is `index.html`, `/en/` is `en/index.html`, `/en/offers` is `en/offers.html`. */
export function fileOfPage(path: string): string {
  return `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.html`;
}

/** The path of a file in a build: of a page’s file that of the page, of others their name. The reverse of `fileOfPage`. */
export function pathOfFile(name: string): string {
  return `/${name.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`.normalize('NFC');
}
