export default function Home() {
  return <h1 className="font-display">Monetize Your WhatsApp Status</h1>;
}
