import type { ReactNode } from "react"
import { ArticleCard, type ArticleSummary } from "../../components/article-card"
import { Html } from "../../components/html"
import { Icon } from "../../components/icon"
import { mainId } from "../../components/skip-link"
import { labPath } from "../../content/routes"
import type { HomeContent } from "../../content/schema/home"
import type { NavigationLink } from "../../content/schema/navigation"
import { SafetyNotice } from "../../content-components/safety-notice"
import { Audits } from "./audits"
import * as faqStyles from "./faq.module.css"
import { DoorGlyph, StepPicture } from "./glyphs"
import * as styles from "./home.module.css"
import { PayoffPicture } from "./payoff-picture"
import { LabLink } from "./payoff-picture/lab-link"

export interface HomeViewProps {
  content: HomeContent
  /** The safety notice as HTML; empty if the site has none. */
  notice: string
  /** Newest articles of each section. */
  latest: readonly LatestProps[]
}

/** The home page: what the protocol is, for whom, how it works, why to trust it, where to go. */
export function HomeView({ content, notice, latest }: HomeViewProps) {
  const { hero, doors, steps, security, faq, entry } = content
  return (
    <main id={mainId} tabIndex={-1} className={styles.home}>
      <div className={styles.hero}>
        <div>
          <h1>{hero.title}</h1>
          <p>{hero.text}</p>
          <Buttons links={hero.links} />
          {hero.networks && <p className={styles.networks}>{hero.networks}</p>}
          {notice && (
            <div className={styles.notice}>
              <SafetyNotice>
                <Html html={notice} />
              </SafetyNotice>
            </div>
          )}
        </div>
        {entry && <PayoffPicture />}
      </div>

      {doors && (
        <Section id="doors" title={doors.title} text={doors.text}>
          <ul className={styles.doors}>
            {doors.items.map(({ title, text, href, glyph }) => (
              <li key={href}>
                <DoorGlyph glyph={glyph} />
                <h3>
                  <a href={href}>{title}</a>
                </h3>
                <p>{text}</p>
                <Icon name="arrow" />
              </li>
            ))}
          </ul>
        </Section>
      )}

      {steps && (
        <Section id="steps" title={steps.title} text={steps.text} links={[steps.link]}>
          <ol className={styles.steps}>
            {steps.items.map(({ title, text }, index) => (
              <li key={title}>
                <StepPicture index={index} />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}

      {security && (
        <Section id="security" title={security.title} text={security.text} links={security.links}>
          <Audits audits={security.audits} />
          <div className={styles.incident}>
            <h3>{security.incident.title}</h3>
            <p>{security.incident.text}</p>
            <TextLinks links={security.incident.links} />
          </div>
        </Section>
      )}

      <Section id="latest" title={content.latest.title} text={content.latest.text}>
        <div className={styles.latest}>
          {latest.map(section => (
            <Latest key={section.path} {...section} />
          ))}
        </div>
      </Section>

      {faq && (
        <Section id="faq" title={faq.title} links={[faq.link]}>
          <div className={faqStyles.faq}>
            {faq.items.map(({ question, answer, link }) => (
              <details key={question}>
                <summary>
                  {question} <Icon name="chevron" />
                </summary>
                <p>
                  {answer} {link && <a href={link.href}>{link.label}</a>}
                </p>
              </details>
            ))}
          </div>
        </Section>
      )}

      {entry && (
        <section className={styles.entry} aria-labelledby="entry">
          <h2 id="entry">{entry.title}</h2>
          <p>{entry.text}</p>
          <Buttons links={entry.links} />
        </section>
      )}
    </main>
  )
}

interface SectionProps {
  id: string
  title: string
  text?: string
  links?: NavigationLink[]
  children: ReactNode
}

/** Section with its heading at the left and its content at the right. */
function Section({ id, title, text, links = [], children }: SectionProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {text && <p>{text}</p>}
        <TextLinks links={links} />
      </div>
      <div>{children}</div>
    </section>
  )
}

/** Links as buttons, of which the first is emphasized. */
function Buttons({ links }: { links: NavigationLink[] }) {
  return (
    <p className={styles.buttons}>
      {links.map(({ label, href }, index) => {
        const looks = index === 0 ? "button" : "button quiet"
        return href === labPath ? (
          <LabLink key={href} className={looks}>
            {label}
          </LabLink>
        ) : (
          <a key={href} href={href} className={looks}>
            {label}
          </a>
        )
      })}
    </p>
  )
}

function TextLinks({ links }: { links: NavigationLink[] }) {
  if (links.length === 0) return null
  return (
    <ul className={styles.textLinks}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href}>
            {label} <Icon name="arrow" />
          </a>
        </li>
      ))}
    </ul>
  )
}

interface LatestProps {
  /** Name and address of the section. */
  label: string
  path: string
  articles: readonly ArticleSummary[]
}

function Latest({ label, path, articles }: LatestProps) {
  if (articles.length === 0) return null
  return (
    <div>
      <h3>
        <a href={path}>{label}</a>
      </h3>
      <ul>
        {articles.map(({ cover, ...article }, index) => (
          <li key={article.path}>
            <ArticleCard {...article} cover={index === 0 ? cover : undefined} level={4} />
          </li>
        ))}
      </ul>
    </div>
  )
}
