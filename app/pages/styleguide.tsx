import type { ReactNode } from 'react';
import type { Locale } from '../../generated/locales.ts';
import { messages } from '../../generated/messages/index.ts';
import { factsOf } from '../../generated/routes/facts.ts';
import type { Page } from '../../generated/routes/index.ts';
import { club } from '../club/pages.ts';
import { hotelsOfPage } from '../components/entry/hotels.ts';
import { OfficeContact } from '../components/entry/office-contact.tsx';
import { PropertyFacts } from '../components/entry/property-facts.tsx';
import { CardList } from '../components/listing/cards.tsx';
import { FilterBar } from '../components/listing/filter-bar.tsx';
import { listedUnder, listingOf } from '../components/listing/listing-of.ts';
import { pageFacts } from '../components/listing/page-facts.tsx';
import { Pager } from '../components/listing/pager.tsx';
import { Posters } from '../components/listing/posters.tsx';
import { CoastMap, hasMap } from '../components/map/coast-map.tsx';
import { homePage } from '../components/shell/home-page.ts';
import { Hero, PageHeader } from '../components/shell/page-header.tsx';
import { PageShell } from '../components/shell/page-shell.tsx';
import { Contents, PageBody } from '../components/text/page-body.tsx';
import { ShareLink } from '../components/text/share-link.tsx';
import { useRenderContext } from '../document/use-render-context.ts';

/** Colours in styles/tokens.css, without `--`. */
const colours = [
  'shore',
  'stone',
  'foam',
  'line',
  'ink',
  'ink-soft',
  'sea',
  'sea-strong',
  'sun',
  'sun-glow',
  'terracotta',
  'deep',
  'deep-end',
  'on-deep',
  'fault',
] as const;

/** Text sizes in styles/tokens.css, without `--text-`. */
const sizes = ['small', 'body', 'lead', 'h3', 'h2', 'h1', 'display'] as const;

/**
 * The components of pages, with texts of the site in one language, for developers. docs/design.md explains their purpose.
 */
export function StyleguidePage({ locale }: { readonly locale: Locale }) {
  const context = useRenderContext();
  const home = homePage(context, locale);
  const [properties, offers] = [listingOf(context, 'property', locale), listingOf(context, 'offer', locale)];
  const [hotel = home] = listedUnder(context, 'property', locale);
  const [place = home] = listedUnder(context, 'destination', locale);
  const rules = context.pages.find((page) => page.locale === locale && isLegal(page)) ?? home;
  const { accommodation, blog, navigation } = messages[locale];
  const articles = listedUnder(context, 'article', locale);
  const first = offers ?? properties ?? home;
  return (
    <PageShell locale={locale}>
      <PageHeader page={first} picture={factsOf(first.key).picture} eyebrow={navigation.accommodation} />
      <div className="container">
        <Example name="tokens.css: colours">
          <ul className="links">
            {colours.map((name) => (
              <li key={name}>
                <svg width="12rem" height="2rem" role="img" aria-label={name}>
                  <rect width="12rem" height="2rem" fill={`var(--${name})`} stroke="var(--line)" />
                </svg>
                <code>--{name}</code>
              </li>
            ))}
          </ul>
        </Example>
        <Example name="tokens.css: text">
          {sizes.map((name) => (
            <svg key={name} width="100%" height="5.5rem" role="img" aria-label={`--text-${name}`}>
              <text
                y="4rem"
                fill="var(--ink)"
                fontFamily="var(--heading-family)"
                fontSize={`var(--text-${name})`}
              >
                {hotel.title} · {name}
              </text>
            </svg>
          ))}
        </Example>
        <Example name="button, button-quiet, link">
          <p className="actions">
            <a className="button" href={hotel.path}>
              {accommodation.book}
            </a>
            <a className="button button-quiet" href={hotel.path}>
              {navigation.contact}
            </a>
            <a href={hotel.path}>{hotel.title}</a>
          </p>
        </Example>
        {properties && (
          <Example name="FilterBar">
            <FilterBar page={properties} filter={{}} entries={properties.title} />
          </Example>
        )}
        <Example name="CardList">
          <CardList
            pages={listedUnder(context, 'property', locale).slice(0, 4)}
            level={3}
            facts={pageFacts}
          />
        </Example>
        <Example name="CardList, Headline">
          <CardList pages={listedUnder(context, 'offer', locale).slice(0, 4)} level={3} facts={pageFacts} />
        </Example>
        <Example name="Posters">
          <Posters pages={listedUnder(context, 'destination', locale)} />
        </Example>
        <Example name="PropertyFacts">
          <PropertyFacts hotels={hotelsOfPage(hotel)} locale={locale} />
        </Example>
        <Example name="Reach, OpenState">
          <OfficeContact locale={locale} />
        </Example>
        {hasMap && (
          <Example name="CoastMap">
            <CoastMap locale={locale} />
          </Example>
        )}
        <Example name="PageBody, Contents, ShareLink">
          <div className="with-aside">
            <div>
              <PageBody page={rules} />
              <ShareLink page={rules} />
            </div>
            <aside>
              <Contents page={rules} />
            </aside>
          </div>
        </Example>
        <Example name="Pager">
          <Pager
            label={navigation.blog}
            previous={articles[0] && { page: articles[0], words: blog.previous }}
            next={articles[1] && { page: articles[1], words: blog.next }}
          />
        </Example>
        {club && (
          <Example name="ClubInvitation">
            <club.Invitation locale={locale} />
          </Example>
        )}
      </div>
      <Example name="Hero">
        <Hero page={place} picture={factsOf(place.key).picture} />
      </Example>
    </PageShell>
  );
}

function isLegal({ key }: Page): boolean {
  return factsOf(key).purpose === 'legal';
}

function Example({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className="section">
      <p className="container">
        <code>{name}</code>
      </p>
      {children}
    </section>
  );
}
