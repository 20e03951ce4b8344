import { sectionNames } from "../../../content/sections"
import { compareText } from "../../../lib/compare-text"
import type { Inquiry } from "../../../search/client/address"
import type { SearchResults } from "../../../search/client/search-pages"
import { sectionLabel, versionLabel } from "./labels"

const sections = ["docs", ...sectionNames, "pages"] as const

interface FiltersProps {
  inquiry: Inquiry
  /** Undefined before the first result, which contains the counts. */
  counts: SearchResults["counts"] | undefined
  onChange(inquiry: Inquiry): void
}

/** Filters by part of the site, and by version of the docs if there is more than one. */
export function Filters({ inquiry, counts, onChange }: FiltersProps) {
  const versions = Object.keys(counts?.version ?? {}).sort(compareText)
  return (
    <div className="search-filters">
      <Choice
        legend="Part of the site"
        name="in"
        all={{ label: "Everything", count: counts && sum(counts.section) }}
        values={sections.map(value => ({
          value,
          label: value === "pages" ? "Other pages" : sectionLabel(value),
          count: counts && (counts.section[value] ?? 0),
        }))}
        chosen={inquiry.section}
        // Other parts of the site have no versions.
        onChange={section => onChange({ ...inquiry, section, version: undefined })}
      />
      {(versions.length > 1 || inquiry.version) && (
        <Choice
          legend="Version of the docs"
          name="version"
          all={{ label: "All versions" }}
          values={versions.map(value => ({
            value,
            label: versionLabel(value),
            count: counts?.version[value] ?? 0,
          }))}
          chosen={inquiry.version}
          onChange={version => onChange({ ...inquiry, version })}
        />
      )}
    </div>
  )
}

const sum = (counts: Record<string, number>) =>
  Object.values(counts).reduce((total, count) => total + count, 0)

interface ChoiceProps {
  legend: string
  name: string
  /** Label for no filter, with the total number of hits if each hit has one of the values. */
  all: { label: string; count?: number | undefined }
  values: { value: string; label: string; count: number | undefined }[]
  chosen: string | undefined
  onChange(value: string | undefined): void
}

function Choice({ legend, name, all, values, chosen, onChange }: ChoiceProps) {
  const choices = [{ value: undefined, ...all }, ...values]
  return (
    <fieldset>
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, ...choice }) => (
        <label key={label}>
          <input
            type="radio"
            name={name}
            value={value ?? ""}
            checked={chosen === value}
            onChange={() => onChange(value)}
          />
          <span>
            {label}
            {"count" in choice && <small> {choice.count}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
