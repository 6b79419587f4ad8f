import type { MetadataRoute } from 'next';
import { content } from '@/lib/content';
import { hexOf } from '@/lib/drawing/theme/theme';

export const dynamic = 'force-static';

/** Web app manifest: lets a phone keep the site on its home screen under its own name and icon. */
export default function manifest(): MetadataRoute.Manifest {
  const { site } = content();
  return {
    name: site.product.name,
    short_name: site.product.name,
    description: site.tagline,
    start_url: '/',
    display: 'minimal-ui',
    background_color: hexOf('ink'),
    theme_color: hexOf('ink'),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
