// Generated from spec/data/top-level-domains.yaml by “npm run generate”. Do not edit.

const domains = new Set('com hr рф xn--p1ai'.split(' '));

/** Whether a top-level domain, in lower case and either spelling (рф, xn--p1ai), is in use. */
export function isTopLevelDomain(domain: string): boolean {
  return domains.has(domain);
}
