import { testImports } from './support/import-app'
import { oldKitApps } from './support/old-kit-apps'

testImports(oldKitApps)
