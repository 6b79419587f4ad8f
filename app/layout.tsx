import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import './globals.css';

const display = localFont({
  src: './fonts/bricolage-grotesque-800.woff2',
  weight: '800',
  variable: '--font-bricolage',
  display: 'swap',
});

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={display.variable}>
      <body>{children}</body>
    </html>
  );
}
