/** A template for the generator of React Router, whose own one is on a host that is no package registry: the least of framework mode. */
export const reactRouterTemplate: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify(
    {
      name: 'react-router-template',
      private: true,
      type: 'module',
      scripts: {
        build: 'react-router build',
        dev: 'react-router dev',
        start: 'react-router-serve ./build/server/index.js',
        typecheck: 'react-router typegen && tsc',
      },
      dependencies: {
        '@react-router/node': '7.18.4',
        '@react-router/serve': '7.18.4',
        isbot: '^5.1.0',
        react: '^19.2.0',
        'react-dom': '^19.2.0',
        'react-router': '7.18.4',
      },
      devDependencies: {
        '@react-router/dev': '7.18.4',
        '@types/node': '^22.0.0',
        '@types/react': '^19.2.0',
        '@types/react-dom': '^19.2.0',
        typescript: '^5.9.0',
        vite: '^7.0.0',
      },
    },
    null,
    2,
  ),
  'react-router.config.ts': `import type { Config } from "@react-router/dev/config";

export default { ssr: true } satisfies Config;
`,
  'vite.config.ts': `import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({ plugins: [reactRouter()] });
`,
  'tsconfig.json': `{
  "include": ["**/*", ".react-router/types/**/*"],
  "compilerOptions": {
    "lib": ["DOM", "DOM.Iterable", "ES2022"],
    "types": ["node", "vite/client"],
    "target": "ES2022",
    "module": "ES2022",
    "moduleResolution": "bundler",
    "jsx": "react-jsx",
    "rootDirs": [".", "./.react-router/types"],
    "esModuleInterop": true,
    "verbatimModuleSyntax": true,
    "noEmit": true,
    "resolveJsonModule": true,
    "skipLibCheck": true,
    "strict": true,
    // What the pages import with
    "paths": { "~/*": ["./app/*"], },
  },
}
`,
  'app/routes.ts': `import { type RouteConfig, index } from "@react-router/dev/routes";

export default [index("routes/home.tsx")] satisfies RouteConfig;
`,
  'app/root.tsx': `import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router";
import "./app.css";

export function links() {
  return [{ rel: "icon", href: "data:," }];
}

export function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
`,
  'app/app.css': 'body { margin: 2rem; }\n',
  'app/routes/home.tsx': `export function meta() {
  return [{ title: "Home" }];
}

export default function Home() {
  return <main>Welcome</main>;
}
`,
}
