import { join, relative } from 'node:path'
import { below, type FileSystem } from '../fs/file-system'
import { makeFolders } from '../fs/tree'
import { folderVersions, readReleases, releasePath } from './history'
import { templateFiles } from './pack-templates'
import { packRelease } from './release'

/** Adds the template of a package to its history, under the package's version. Throws if the history already has that version. */
export async function recordRelease(fs: FileSystem, packageRoot: string, version: string): Promise<string> {
  if ((await folderVersions(fs, packageRoot)).includes(version)) {
    throw new Error(`The history has a ${version} already: releases never change. Raise the version first.`)
  }
  const all = await templateFiles(fs, join(packageRoot, 'template'))
  const known = new Set((await readReleases(fs, packageRoot)).flatMap(({ blobs }) => [...blobs.keys()]))
  const path = releasePath(packageRoot, version)
  await below(fs, packageRoot, async (ground) => {
    await makeFolders(ground, 'history')
    await ground.create(relative(packageRoot, path).replaceAll('\\', '/'), packRelease(version, all, known))
  })
  return path
}
