import { useEffect, useState } from "react"
import { Body, type BodyComponents } from "../../components/body"
import { homePath } from "../../content/routes"
import { site } from "../../site.config"
import * as styles from "./embed.module.css"
import { type FoundFigure, findFigure } from "./find-figure"

/** One figure of another page, alone, for the frames of other sites: which one, and how its sliders stand, its address says. */
export function EmbedView({ components }: { components: BodyComponents }) {
  const [found, setFound] = useState<FoundFigure>()
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    findFigure(window.location.search).then(
      figure => {
        setFound(figure)
        if (figure) document.title = `${figure.figure.props.title} | ${site.name}`
        else setFault("There is no figure at this address: it may have got another title.")
      },
      () => setFault("The figure could not be loaded. Reload to try again."),
    )
  }, [])
  return (
    <main className={styles.embed}>
      <h1 className="sr-only">A figure of {site.name}</h1>
      {found && <Body body={[found.figure]} components={components} />}
      {fault && <p role="status">{fault}</p>}
      <noscript>
        <p>The figures of {site.name} need a script here. On their own pages they do not.</p>
      </noscript>
      <p>
        <a href={found?.page.address ?? homePath} target="_blank" rel="noopener">
          {found ? `${found.page.title}, ${site.name}` : site.name}
        </a>
      </p>
    </main>
  )
}
