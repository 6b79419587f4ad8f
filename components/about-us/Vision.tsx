import { AdDrawing } from '@/components/art/AdArt';
import { Whole } from '@/components/art/cast/Whole';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

/** Who each aim is for, and on which ground. */
const SCENES = [
  { ground: 'bg-sun', person: { name: 'naledi', pose: 'sit' } },
  { ground: 'bg-iris', person: { name: 'njeri', pose: 'stand' }, shop: true },
  { ground: 'bg-leaf', person: { name: 'kwame', pose: 'walk' } },
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
            <li key={title} className="min-w-0">
              <div
                className={`flex h-56 items-end justify-center overflow-hidden rounded-card border-line border-b-16 md:h-80 ${scene?.ground}`}
              >
                {scene && 'shop' in scene && <AdDrawing name="duka" className="-mr-[8%] h-[70%]" />}
                {scene && <Whole {...scene.person} className="relative h-[86%]" />}
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
