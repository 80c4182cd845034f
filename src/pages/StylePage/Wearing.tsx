import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { factsOf } from '../../content/facts';
import { visit } from '../../content/visit';
import { styleList } from '../../derived/style-list';
import { Picture } from '../../ui/Picture/Picture';
import { Section, SectionHead } from '../../ui/Section/Section';
import { poster } from './History.css';
import * as css from './Wearing.css';

/** The end of a style page: preparation, care, other names, related styles, and the next style. */
export function Wearing({ id }: { id: string }) {
  const { names = [], related = [] } = factsOf(id) ?? {};
  const { beforeYouCome, care, careSources } = visit;
  const relatives = related.flatMap(({ hairstyle, why }) =>
    styleList.filter(style => style.id === hairstyle).map(style => ({ ...style, why })),
  );
  const next = styleList[(styleList.findIndex(style => style.id === id) + 1) % styleList.length];
  return (
    <Section ground="soft" labelledBy="wearing">
      <SectionHead id="wearing" title="Preparation and care" />
      <div className={css.columns}>
        <Card id="before" title="Before you come">
          <ol className={css.steps}>
            {beforeYouCome.steps.map(({ do: step, why }) => (
              <li key={step}>
                {step} <span className={css.why}>{why}</span>
              </li>
            ))}
          </ol>
          {beforeYouCome.typical && (
            <p className={css.note}>These are common requests. We’ll confirm what we need from you.</p>
          )}
        </Card>
        <Card id="care" title="While you wear them">
          <ul className={css.steps}>
            {care.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <p className={css.note}>
            Based on what braiders commonly recommend and on{' '}
            {careSources.map(({ title, publisher, url }, index) => (
              <Fragment key={url}>
                {index > 0 && ' and '}
                <a href={url}>{title}</a>
                {` (${publisher})`}
              </Fragment>
            ))}
            . This isn’t medical advice.
          </p>
        </Card>
        {names.length > 0 && (
          <p className={css.names}>
            <strong>Other names: </strong>
            {names.map(({ name, language, where }, index) => (
              <Fragment key={name}>
                {index > 0 && '; '}
                <span lang={language}>{name}</span>
                {` ${where}`}
              </Fragment>
            ))}
            .
          </p>
        )}
        {relatives.length > 0 && (
          <section className={css.related} aria-labelledby="related">
            <h3 id="related" className={css.heading}>
              Related styles
            </h3>
            <ul className={css.relatives} role="list">
              {relatives.map(({ id, title, why }) => (
                <li key={id}>
                  <Link className={css.link} href={`/styles/${id}`}>
                    {title}
                  </Link>
                  <p>{why}</p>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {next && (
        <Link className={css.next} href={`/styles/${next.id}`}>
          <span className={css.nextTitle}>Next: {next.title}</span>
          <span className={poster}>
            <Picture id={next.picture.id} alt="" sizes="(min-width: 40em) 40rem, 100vw" />
          </span>
        </Link>
      )}
    </Section>
  );
}

function Card({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={css.card} aria-labelledby={id}>
      <details>
        <summary className={css.fold}>
          <h3 id={id} className={css.heading}>
            {title}
          </h3>
        </summary>
        {children}
      </details>
    </section>
  );
}
