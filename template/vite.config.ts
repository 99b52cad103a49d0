import react from '@vitejs/plugin-react'
import { walletModalSandbox } from 'create-wallet-modal/sandbox'
import type { Plugin } from 'vite'
import { defineConfig } from 'vite'
import * as devServers from './dev-server/index.ts'

export default defineConfig({
  plugins: [react(), walletModalSandbox(), ...Object.values<() => Plugin>(devServers).map((create) => create())],
})
