import { testImports } from './support/import-app'
import { kitApps } from './support/kit-apps'

testImports(kitApps)
