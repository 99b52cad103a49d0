import type { ProjectSources } from '../import/source/project-sources'
import type { CopyFacts, ServiceName } from './modal-call'
import { Reader } from './read/reader'
import { moduleScope } from './read/scope'
import { absent, fieldOf, type Value } from './read/value'

const services: readonly ServiceName[] = ['api', 'rpc', 'relay', 'analytics']

/** Reads from the source of a copy which hosts its services have, and which networks the RPC proxy of the cloud serves. */
export function readCopyFacts(sources: ProjectSources, target: string): Pick<CopyFacts, 'cloud' | 'served'> {
  const reader = new Reader(sources, target)
  const hosts = constant(reader, `${target}/domain/service-hosts.ts`, 'cloudHosts')
  const cloud = services.flatMap((name): [ServiceName, string][] => {
    const url = textOf(fieldOf(hosts, name))
    return url === null ? [] : [[name, url]]
  })
  const served = constant(reader, `${target}/services/endpoints.ts`, 'served')
  const lists =
    served.kind === 'object' && served.unclear.length === 0
      ? new Map([...served.fields].map(([namespace, list]) => [namespace, textsOf(list)]))
      : null
  return { cloud: Object.fromEntries(cloud), served: lists }
}

/** The value of a variable at the top of a file of the copy. */
function constant(reader: Reader, path: string, name: string): Value {
  const file = reader.sources.file(path)
  return (file && reader.named(name, moduleScope(file), file.program)) ?? absent
}

function textsOf(value: Value): string[] {
  return value.kind === 'list' ? value.items.flatMap((item) => textOf(item) ?? []) : []
}

function textOf(value: Value): string | null {
  return value.kind === 'plain' && typeof value.value === 'string' ? value.value : null
}
