// Collects the licences of the packages that a bundle contains. Their terms ask that copyright and permission notices are in every copy.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @param {string} root the folder that the paths in the metafiles are relative to
 * @param {readonly import('esbuild').Metafile[]} metafiles
 * @returns {Promise<string>} one section for each package: name, version, licence, author, and the text of its licence files
 */
export async function thirdPartyLicenses(root, metafiles) {
  const inputs = metafiles.flatMap(({ outputs }) =>
    Object.values(outputs).flatMap(({ inputs: parts }) =>
      Object.entries(parts).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? path : [])),
    ),
  )
  const folders = new Set(inputs.flatMap((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []))
  const sections = await Promise.all([...folders].sort().map((folder) => section(join(root, folder))))
  const introduction =
    'The programs in this folder contain parts of the packages below. Each part is used under the licence of its package.\n'
  return [introduction, ...new Set(sections)].join(`\n${'-'.repeat(80)}\n\n`)
}

/** @param {string} folder */
async function section(folder) {
  const { name, version, license, author } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const entries = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  const names = entries.map((entry) => entry.name).filter((name) => /^(licen[cs]e|copying|notice)/i.test(name))
  names.sort()
  const texts = await Promise.all(names.map((file) => readFile(join(folder, file), 'utf8')))
  const by = typeof author === 'string' ? author : author?.name
  const head = `${name} ${version}\nLicence: ${license}\n${by === undefined ? '' : `Author: ${by}\n`}`
  return [head, ...texts.map((text) => `${text.replaceAll('\r\n', '\n').trim()}\n`)].join('\n')
}
