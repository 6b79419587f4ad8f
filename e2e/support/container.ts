/**
 * Follows a Dockerfile step by step where there is no container engine: each stage is an overlay on this machine's own
 * system, whose Node stands in for the image's, and each command runs in a chroot in it. Linux and root alone can.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Mounts } from './mounts';

type Stage = { root: string; workdir: string; env: Record<string, string>; user: string };
type Step = { instruction: string; text: string };

const SYSTEM = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', HOME: '/root' };

/** @returns the steps of a Dockerfile, continued lines joined, comments left out */
function stepsOf(dockerfile: string): Step[] {
  return dockerfile
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [instruction = '', ...words] = line.split(' ');
      return { instruction, text: words.join(' ').trim() };
    });
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/** An image as a Dockerfile describes it, and a container of it. */
export class Container {
  readonly #mounts = new Mounts();
  readonly #folder = mkdtempSync(join(tmpdir(), 'container-'));
  readonly #stages = new Map<string, Stage>();
  #stage: Stage = { root: '/', workdir: '/', env: {}, user: 'root' };
  #command: string[] = [];
  #health = '';

  /** @param context folder of the Dockerfile */
  constructor(
    readonly context: string,
    readonly buildArgs: Readonly<Record<string, string>> = {},
  ) {}

  /** Makes the image. @throws when a step fails */
  build(): void {
    const { context } = this;
    const ignored = readFileSync(join(context, '.dockerignore'), 'utf8').split('\n').filter(Boolean);
    const patterns = ignored.map(
      (line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`),
    );
    const isIgnored = (path: string) => patterns.some((pattern) => pattern.test(path));
    for (const { instruction, text } of stepsOf(readFileSync(join(context, 'Dockerfile'), 'utf8'))) {
      this.#follow(instruction, text, isIgnored);
    }
  }

  /** A path of the container as this machine sees it. */
  path(inside: string): string {
    return join(this.#stage.root, inside);
  }

  #follow(instruction: string, text: string, isIgnored: (path: string) => boolean): void {
    const stage = this.#stage;
    if (instruction === 'FROM') this.#from(text);
    else if (instruction === 'WORKDIR') this.#workIn(text);
    else if (instruction === 'COPY') this.#copy(text.split(' '), isIgnored);
    else if (instruction === 'RUN') this.#chroot(['sh', '-c', text]);
    else if (instruction === 'ARG') this.#assign(text.split(' ').map((name) => [name, this.buildArgs[name]]));
    else if (instruction === 'ENV')
      this.#assign(text.split(' ').map((pair) => pair.split('=') as [string, string]));
    else if (instruction === 'USER') stage.user = text;
    else if (instruction === 'CMD') this.#command = JSON.parse(text);
    else if (instruction === 'HEALTHCHECK') this.#health = text.slice(text.indexOf('CMD ') + 4);
    else if (instruction !== 'VOLUME' && instruction !== 'EXPOSE') throw new Error(`Unknown: ${instruction}`);
  }

  #from(text: string): void {
    const name = / AS (.+)$/.exec(text)?.[1] ?? 'final';
    const root = this.#mounts.overlay(join(this.#folder, name));
    this.#mounts.mount(join(root, 'dev'), '--bind', '/dev');
    this.#mounts.mount(join(root, 'proc'), '-t', 'proc', 'proc');
    this.#stage = { root, workdir: '/', env: { ...SYSTEM }, user: 'root' };
    this.#stages.set(name, this.#stage);
    // Node's images have this user.
    run('chroot', root, 'useradd', '--create-home', 'node');
  }

  #workIn(path: string): void {
    this.#stage.workdir = path;
    mkdirSync(this.path(path), { recursive: true });
  }

  #assign(pairs: readonly (readonly [string, string | undefined])[]): void {
    const { env } = this.#stage;
    for (const [name, value] of pairs) {
      if (value !== undefined) env[name] = value.replace(/\$(\w+)/g, (_, other) => env[other] ?? '');
    }
  }

  #copy(words: readonly string[], isIgnored: (path: string) => boolean): void {
    const from = /^--from=(.+)$/.exec(words[0] ?? '')?.[1];
    const sources = words.slice(from ? 1 : 0, -1);
    const target = join(this.path(this.#stage.workdir), words.at(-1) ?? '');
    for (const source of sources) {
      if (from) run('cp', '-a', `${join(this.#stages.get(from)?.root ?? '', source)}/.`, target);
      else if (source === '.') this.#copyContext(target, isIgnored);
      else cpSync(join(this.context, source), join(target, source));
    }
  }

  #copyContext(target: string, isIgnored: (path: string) => boolean): void {
    const copyable = (path: string) => !isIgnored(path.slice(this.context.length + 1));
    for (const name of readdirSync(this.context)) {
      const [source, copy] = [join(this.context, name), join(target, name)];
      if (copyable(source)) cpSync(source, copy, { recursive: true, filter: copyable });
    }
  }

  #chroot(command: readonly string[]): void {
    const [program = '', ...args] = this.#inside(command);
    execFileSync(program, args, {
      env: this.#stage.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  }

  #inside(command: readonly string[]): string[] {
    const { root, workdir, user } = this.#stage;
    return ['chroot', `--userspec=${user}`, root, 'env', '-C', workdir, ...command];
  }

  /** Starts the image's command. */
  start(env: Readonly<Record<string, string>>): ChildProcess {
    Object.assign(this.#stage.env, env);
    const [program = '', ...args] = this.#inside(this.#command);
    return spawn(program, args, {
      env: this.#stage.env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  }

  /** Asks as the engine does. @throws when the container is not well */
  checkHealth(): void {
    this.#chroot(['sh', '-c', this.#health]);
  }

  remove(): void {
    this.#mounts.undo();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
