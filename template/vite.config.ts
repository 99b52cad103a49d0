import react from '@vitejs/plugin-react'
import { walletModalSandbox } from 'create-wallet-modal/sandbox'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), walletModalSandbox()],
})
