import { buildIfChanged } from './build-if-changed';

/** `npm start` runs what is built. The bundler is loaded only to build. */
await buildIfChanged(process.cwd(), async () => {
  const { build } = await import('tsup');
  await build({ dts: false, silent: true });
});
