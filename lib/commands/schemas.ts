/** `npm run schemas`: writes what editors offer while one types in content/ (.vscode). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editorSchemas, SCHEMA_FOLDER, schemaSettings } from './schemas/editor-schemas';

mkdirSync(SCHEMA_FOLDER, { recursive: true });
for (const [name, text] of editorSchemas()) writeFileSync(join(SCHEMA_FOLDER, name), text);
writeFileSync('.vscode/settings.json', `${JSON.stringify(schemaSettings(), null, 2)}\n`);
