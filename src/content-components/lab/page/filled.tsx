import data from "@data/lab.yaml"
import type { LabFile } from "../../../content/schema/lab"
import { Instrument } from "./instrument"

/** The lab with the strategies and explanations of content/data/lab.yaml. */
export const FilledInstrument = () => <Instrument data={data as LabFile} />
