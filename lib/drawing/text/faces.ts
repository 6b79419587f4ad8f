/** The faces that text in pictures is drawn with, and that headings are sent in. Pictures reach a visitor, these do not. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { readTheme } from '../theme/theme';

/** In the order in which a character looks for its glyph. */
export const FACE_NAMES = ['display', 'arabic', 'emoji'] as const;
export type FaceName = (typeof FACE_NAMES)[number];

/** Faces for what the display face may lack, from packages. */
const OTHER_FACES = {
  arabic: '@expo-google-fonts/noto-sans-arabic/800ExtraBold/NotoSansArabic_800ExtraBold.ttf',
  emoji: '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
};

/** Where an owner puts a face of their own, inside the checkout. */
const FONT_FOLDER = join('content', 'fonts');
const WEIGHT = 800;

const opened = new Map<FaceName, ReturnType<typeof openFace>>();

/** @returns the face, read once per process */
export function textFace(name: FaceName) {
  const face = opened.get(name) ?? openFace(name);
  opened.set(name, face);
  return face;
}

/** Where the face can vary, its weight is as near to that of headings as it goes. */
function openFace(name: FaceName) {
  const face = new Face(new Blob(readFaceFile(name)));
  const font = new Font(face);
  const axis = face.getAxisInfos().wght;
  const weight = axis && Math.min(Math.max(WEIGHT, axis.min), axis.max);
  if (weight !== undefined) font.setVariations([new Variation('wght', weight)]);
  return { font, upem: face.upem, has: new Set(face.collectUnicodes()), weight };
}

/** @returns the bytes of a face, as TrueType or OpenType @throws Error with the line that names it and what to do, when there is no such face */
export function readFaceFile(name: FaceName): Buffer {
  const root = /* turbopackIgnore: true */ process.cwd();
  const file = name === 'display' ? readTheme(root).displayFace.file : OTHER_FACES[name];
  const found = findFace(root, file);
  if ('reason' in found) throw new Error(`content/theme.json  displayFace.file  ${found.reason}`);
  return readFileSync(/* turbopackIgnore: true */ found.path);
}

/**
 * @param file a file of content/fonts/, an installed package, or a file of one
 * @returns its path, or what is wrong, in words
 */
export function findFace(projectDir: string, file: string): { path: string } | { reason: string } {
  if (/\.woff2?$/i.test(file)) {
    return { reason: `"${file}" is packed for browsers: take the .ttf or .otf that it was made from` };
  }
  const isFile = /\.(?:ttf|otf)$/i.test(file);
  if (isFile && !file.includes('/')) {
    const folder = join(/* turbopackIgnore: true */ projectDir, FONT_FOLDER);
    const names = existsSync(folder) ? readdirSync(folder) : [];
    if (names.includes(file)) return { path: join(folder, file) };
    const there = names.length > 0 ? `, which has ${names.join(', ')}` : ', which is empty';
    return { reason: `"${file}" is not in content/fonts/${there}` };
  }
  const path = packaged(projectDir, file);
  if (path) return isFile ? { path } : heaviest(path, file);
  const name = file.split('/', file.startsWith('@') ? 2 : 1).join('/');
  const reason = `"${file}" is neither a .ttf or .otf file of content/fonts/ nor an installed package: npm install ${name}`;
  return { reason };
}

/** Packages stand in the checkout or, as Node looks for them, in a folder above it. */
function packaged(projectDir: string, file: string): string | undefined {
  for (let folder = projectDir; ; folder = dirname(folder)) {
    const path = join(/* turbopackIgnore: true */ folder, 'node_modules', file);
    if (existsSync(/* turbopackIgnore: true */ path)) return path;
    if (folder === dirname(folder)) return undefined;
  }
}

/** @returns the upright face of a package whose name says a weight nearest to that of headings, or its only one */
function heaviest(folder: string, name: string): { path: string } | { reason: string } {
  const faces = readdirSync(/* turbopackIgnore: true */ folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ttf|otf)$/i.test(file) && !/italic|oblique/i.test(file))
    .sort();
  const weighed = faces
    .map((file) => ({ file, weight: Number(/(?<!\d)[1-9]00(?!\d)/.exec(basename(file))?.[0]) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => Math.abs(a.weight - WEIGHT) - Math.abs(b.weight - WEIGHT));
  const chosen = weighed[0]?.file ?? (faces.length === 1 ? faces[0] : undefined);
  if (chosen) return { path: join(folder, chosen) };
  const has =
    faces.length > 0
      ? `name one of its files: ${faces.join(', ')}`
      : 'it has no .ttf or .otf file, as packages of @expo-google-fonts have: install such a one, or put its file into content/fonts/';
  return { reason: `"${name}" does not say which face to take: ${has}` };
}
