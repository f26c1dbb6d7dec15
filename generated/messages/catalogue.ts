// Generated from spec/messages/hr.yaml by “npm run generate”. Do not edit.

/** The texts of the interface in one language: a string, or a function of the values it contains. */
export interface Messages {
  readonly site: { readonly tagline: string };
  readonly navigation: { readonly skipToContent: string; readonly main: string; readonly menu: string; readonly home: string; readonly offers: string; readonly accommodation: string; readonly destinations: string; readonly experiences: string; readonly restaurants: string; readonly blog: string; readonly club: string; readonly contact: string; readonly breadcrumbs: string };
  readonly language: { readonly label: string; readonly choose: string; readonly unavailable: string; readonly goToSection: (values: { readonly section: string }) => string; readonly borrowed: (values: { readonly language: string }) => string };
  readonly footer: { readonly contact: string; readonly email: string; readonly phone: string; readonly address: string; readonly addressText: string; readonly hours: string; readonly openDaily: (values: { readonly closes: string; readonly opens: string }) => string; readonly information: string; readonly discover: string; readonly languages: string };
  readonly listing: { readonly offers: (values: { readonly count: number }) => string; readonly articles: (values: { readonly count: number }) => string; readonly properties: (values: { readonly count: number }) => string; readonly destinations: (values: { readonly count: number }) => string; readonly pages: (values: { readonly count: number }) => string; readonly inSection: string; readonly related: string; readonly all: (values: { readonly section: string }) => string; readonly tours: (values: { readonly count: number }) => string; readonly restaurants: (values: { readonly count: number }) => string };
  readonly page: { readonly description: (values: { readonly title: string }) => string; readonly share: string; readonly updated: (values: { readonly date: string }) => string };
  readonly home: { readonly intro: string; readonly destinations: string; readonly accommodation: string; readonly offers: string; readonly experiences: string; readonly blog: string; readonly club: string };
  readonly accommodation: { readonly stars: (values: { readonly count: number }) => string; readonly destination: string; readonly facts: string; readonly childAge: (values: { readonly age: string }) => string; readonly offers: string };
  readonly destination: { readonly accommodation: (values: { readonly place: string }) => string; readonly offers: (values: { readonly place: string }) => string };
  readonly notFound: { readonly title: string; readonly text: string; readonly versions: string; readonly suggestions: string; readonly home: string };
  readonly badRequest: { readonly title: string; readonly text: string };
  readonly gone: { readonly title: string; readonly text: string };
  readonly serverError: { readonly title: string; readonly text: string };
}
