import { testViteApp } from './support/vite-app'

testViteApp('javascript')
