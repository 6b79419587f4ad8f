import { Figure } from '@/components/art/cast/Figure';
import { Drawn } from '@/components/art/Drawing';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

/** Who each aim is for, and on which ground. */
const SCENES = [
  { ground: 'bg-sun', picture: { name: 'naledi', pose: 'phone' } },
  { ground: 'bg-iris', picture: { name: 'njeri', pose: 'selling', goods: <Drawn name="ads/duka" /> } },
  { ground: 'bg-leaf', picture: { name: 'kwame', pose: 'laughing' } },
] as const;

/** Where the company wants to go: each aim beneath somebody who would have it. */
export function Vision({ about }: Pick<Content, 'about'>) {
  const { vision, words } = about;
  return (
    <Section id="vision" ground="ink" {...words.vision} of={vision}>
      <ol className="grid gap-x-8 gap-y-9 md:grid-cols-3">
        {vision.map(({ title, text }, index) => {
          const scene = SCENES[index % SCENES.length];
          return (
            <li key={title}>
              <div
                className={`flex h-48 items-end justify-center overflow-hidden rounded-card md:h-64 ${scene?.ground}`}
              >
                {scene && <Figure {...scene.picture} className="w-44 md:w-60" />}
              </div>
              <h3 className="mt-5 font-display text-white text-xl leading-snug">{title}</h3>
              <p className="mt-2 max-w-[44ch]">{text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}
