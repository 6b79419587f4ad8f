import { fileRoute } from '@/lib/site/page-route';
import { priceAnswers } from '@/lib/site/pricing/embedded';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const { generateStaticParams, GET } = fileRoute(
  '/api/categories/[categoryId]/country/[countryId]/price',
  ({ pricing }) => priceAnswers(pricing),
  (answer) => Response.json(answer),
);
