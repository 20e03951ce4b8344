import { useEffect, useState } from "react"
import { Body, type BodyComponents } from "../../components/body"
import { homePath } from "../../content/routes"
import { site } from "../../site.config"
import * as styles from "./embed.module.css"
import { type FoundFigure, findFigure, type NotFound } from "./find-figure"

/**
 * One figure of another page, alone, for the frames of other sites. The address contains the
 * figure's id and its slider values.
 */
export function EmbedView({ components }: { components: BodyComponents }) {
  const [shown, setShown] = useState<FoundFigure | NotFound>()
  useEffect(() => {
    findFigure(window.location.search).then(
      found => {
        setShown(found)
        if ("figure" in found) document.title = `${found.figure.props.title} | ${site.name}`
      },
      () => setShown({ fault: "The figure could not be loaded. Reload to try again." }),
    )
  }, [])
  const page = shown?.page
  return (
    <main className={styles.embed}>
      <h1 className="sr-only">A figure of {site.name}</h1>
      {shown && "figure" in shown && <Body body={[shown.figure]} components={components} />}
      {shown && "fault" in shown && <p role="status">{shown.fault}</p>}
      <noscript>
        <p>The figures of {site.name} need JavaScript here. On their own pages they do not.</p>
      </noscript>
      <p>
        <a className="link" href={page?.address ?? homePath} target="_blank" rel="noopener">
          {page ? `${page.title}, ${site.name}` : site.name}
        </a>
      </p>
    </main>
  )
}
