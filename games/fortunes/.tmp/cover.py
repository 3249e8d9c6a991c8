import re,glob
ids=set(re.findall(r"^\| (FDM-[A-Z-]+-\d+) \|",open('/work/shared/rules/fortunes.md').read(),re.M))
ids={i for i in ids if not i.startswith('FDM-Q-')}
tests=''.join(open(f).read() for f in glob.glob('/work/main/games/fortunes/test/*.ts'))
src=''.join(open(f).read() for f in glob.glob('/work/main/games/fortunes/src/**/*.ts',recursive=True) if '/text/' not in f)
t=set(re.findall(r"FDM-[A-Z-]+-\d+",tests))
print(len(ids),'uncovered by tests:',len(ids-t)); print(sorted(ids-t))
# src incl ranges
def expand(s):
    out=set(re.findall(r"FDM-[A-Z-]+-\d+",s))
    for m in re.finditer(r"(FDM-[A-Z-]+)-(\d+)((?:\s*(?:,|…)\s*(?:FDM-[A-Z-]+-)?\d+)+)",s):
        pre=m.group(1); last=int(m.group(2)); out.add(f"{pre}-{last:02d}")
        for sep,full,n in re.findall(r"(,|…)\s*(FDM-[A-Z-]+-)?(\d+)",m.group(3)):
            if full: pre=full[:-1]
            n=int(n)
            if sep=='…':
                for k in range(last,n+1): out.add(f"{pre}-{k:02d}")
            out.add(f"{pre}-{n:02d}"); last=n
    return out
e=expand(src)
print('not in src:',len(ids-e)); print(sorted(ids-e))
