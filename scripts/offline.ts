import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { buildStandalone } from './standalone.ts';
import { en } from '../src/text/web/lobby/en.ts';
import { es } from '../src/text/web/lobby/es.ts';
import { pt } from '../src/text/web/lobby/pt.ts';

const WORKER = join(import.meta.dirname, '../src/web/shell/worker.ts');
/** Fonts for browsers without service workers, and the manifest of the build. */
const LEFT_OUT = /\.woff$|^\.vite\//;
const MANIFESTS = { en, es, pt };
const TAGS = { en: 'en', es: 'es', pt: 'pt-BR' } as const;
const GROUND = '#1d211f';

interface File {
  url: string;
  revision: string | null;
}

/** Adds web manifests and the service worker to the built page, for installing and for use offline. */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'bivouac-offline',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => void ({ publicDir } = config),
    async generateBundle(_, bundle) {
      const manifests = (['en', 'es', 'pt'] as const).map((lang) => {
        const [fileName, source] = [`manifest.${lang}.webmanifest`, manifest(lang)];
        this.emitFile({ type: 'asset', fileName, source });
        return fileOf(fileName, source);
      });
      const built = Object.values(bundle).map((file) => fileOf(file.fileName, contentOf(file)));
      const kept = globSync('**/*.*', { cwd: publicDir }).map((name) =>
        fileOf(name.replaceAll('\\', '/'), readFileSync(join(publicDir, name))),
      );
      const files = [...built, ...manifests, ...kept].filter(({ url }) => !LEFT_OUT.test(url));
      this.emitFile({
        type: 'asset',
        fileName: 'worker.js',
        source: await buildStandalone(WORKER, { FILES: files, 'process.env.NODE_ENV': 'production' }),
      });
    },
  };
}

type Made = Rolldown.OutputAsset | Rolldown.OutputChunk;

const contentOf = (file: Made): string | Uint8Array => (file.type === 'chunk' ? file.code : file.source);

/** Files under assets/ have the hash of their content in their names. */
function fileOf(url: string, content: string | Uint8Array): File {
  const hashed = url.startsWith('assets/');
  return { url, revision: hashed ? null : createHash('sha256').update(content).digest('hex').slice(0, 16) };
}

function manifest(lang: keyof typeof MANIFESTS): string {
  const icon = (file: string, size: number | 'any', type: string, purpose = 'any') => ({
    src: file,
    sizes: size === 'any' ? 'any' : `${size}x${size}`,
    type,
    purpose,
  });
  return JSON.stringify({
    id: '/',
    name: 'Bivouac',
    short_name: 'Bivouac',
    description: MANIFESTS[lang].motto,
    lang: TAGS[lang],
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: GROUND,
    theme_color: GROUND,
    categories: ['games'],
    icons: [
      icon('/icon-192.png', 192, 'image/png'),
      icon('/icon-512.png', 512, 'image/png'),
      icon('/icon-maskable-512.png', 512, 'image/png', 'maskable'),
      icon('/icon.svg', 'any', 'image/svg+xml'),
    ],
  });
}
