import type { Emphasis, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** A box to tick that nobody can tick is a picture of one, with a name. */
export function tasks() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'list', (list) => {
      for (const item of list.children) {
        const [first] = item.children;
        if (!first) file.message('an item of a list has no text: take its sign away', item);
        if (typeof item.checked !== 'boolean' || first?.type !== 'paragraph') continue;
        first.children.unshift(box(item.checked), { type: 'text', value: ' ' });
        item.checked = null;
        item.data = { hProperties: { className: ['task-list-item'] } };
        list.data = { hProperties: { className: ['contains-task-list'] } };
      }
    });
}

function box(done: boolean): Emphasis {
  const hProperties = {
    className: ['task', ...(done ? ['task-done'] : [])],
    role: 'img',
    ariaLabel: done ? 'Done:' : 'To do:',
  };
  return { type: 'emphasis', children: [], data: { hName: 'span', hProperties } };
}
