/** The first step of a build: content is checked, and what pages refer to by a name of its own is made. */
import './check-content';
import { writeRevision } from '../content/read/watch';
import { cutDisplayFace } from '../drawing/text/display-face';
import { writeThemeStylesheet } from '../drawing/theme/stylesheet';
import { soundContent } from '../site/checks';
import { headingTexts } from '../site/checks/glyphs';
import { bundleSiteScript } from './bundle-site-script';
import { writeForNext } from './for-next';

const root = process.cwd();
const sound = soundContent();
await bundleSiteScript(root);
writeRevision(root);
writeThemeStylesheet(root);
writeForNext(root, sound, { names: false });
await cutDisplayFace(root, headingTexts(sound));
